/** Turns a drawing into a file, and hands it to others: by the device's own way, or as a download. */

export interface Drawing {
  /** An SVG with all that it needs inside. */
  svg: string;
  wide: number;
  high: number;
}

/** How wide a picture is that is shared, in dots. */
const WIDE = 1200;

/** A drawing as PNG. */
export async function asPng({ svg, wide, high }: Drawing): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = Math.round((WIDE * high) / wide);
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("png"))), "image/png"));
}

/** Shares a file where the device can; elsewhere it is downloaded. */
export async function hand(blob: Blob, name: string, title: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => null);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
