/** Golden Cookie: the table of Cookie Chomper, with another cookie at the bottom. */
export { default } from "../cookie-chomper";
