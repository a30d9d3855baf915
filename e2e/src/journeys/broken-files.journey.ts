import { Entrance, makeTraveller } from '../pages/entrance.ts';
import { ImportDialog } from '../pages/import-dialog.ts';
import { expect, test } from '../product/test.ts';

/** A picture of one pixel, named like a PDF. */
const EMPTY_PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a file that cannot be read loses nothing that was typed §8.19 §8.21', async ({ page }) => {
  const entrance = new Entrance(page);
  const dialog = new ImportDialog(page);
  await entrance.startPlanning();
  await entrance.signIn(makeTraveller('Jonas'));
  await entrance.enterInviteCode('ALLBLUE');
  await page.getByRole('button', { name: /Plan New Trip/ }).click();

  const pasted = 'My own notes: I fly on Saturday, I think.';
  await dialog.root.getByText('Paste Text').click();
  await dialog.root.getByLabel('Text of your ticket').fill(pasted);

  await dialog.root.getByText('Upload', { exact: true }).click();
  const upload = async (buffer: Buffer): Promise<void> =>
    dialog.upload({ name: 'ticket.pdf', mimeType: 'application/pdf', buffer });
  await upload(Buffer.from('%PDF-1.7\nand nothing of what should follow'));
  await expect(
    dialog.root.getByText(
      'Failed to parse PDF. Please try uploading a text file or copy/paste the content.',
    ),
  ).toBeVisible();
  await upload(Buffer.from(EMPTY_PICTURE, 'base64'));
  await expect(
    dialog.root.getByText(
      'Could not parse flight information from PDF. The text was extracted but no flight details were found.',
    ),
  ).toBeVisible();

  await dialog.root.getByText('Paste Text', { exact: true }).click();
  await expect(dialog.root.getByLabel('Text of your ticket')).toHaveValue(pasted);
});
