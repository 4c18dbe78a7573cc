import { browser, inPage } from './site.ts';

/** How many runs of pixels in a row of the window differ from the ground between them. */
export async function ticksIn(row: { left: number; width: number; row: number }) {
  const picture = await browser.picture();
  return inPage(
    async (png, { left, width, row: y }) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const data = context?.getImageData(left, y, width, 1).data ?? [];
      const green = Array.from({ length: width }, (_, x) => data[x * 4 + 1] ?? 0);
      const ground = Math.max(...green);
      const dark = green.map((value) => ground - value > 40);
      return dark.filter((is, x) => is && !dark[x - 1]).length;
    },
    picture,
    row,
  );
}
