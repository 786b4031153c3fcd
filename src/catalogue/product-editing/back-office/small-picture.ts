const SIDE = 240;

/** A picture file in small as a `data:` address, which needs no permission of the page; '' for what the browser cannot decode. */
export async function smallPicture(file: File): Promise<string> {
  try {
    const whole = await createImageBitmap(file);
    const scale = Math.min(1, SIDE / Math.max(whole.width, whole.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(whole.width * scale));
    canvas.height = Math.max(1, Math.round(whole.height * scale));
    canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
    whole.close();
    return canvas.toDataURL('image/webp');
  } catch {
    return '';
  }
}
