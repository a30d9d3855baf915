import { Entrance, makeTraveller } from '../pages/entrance.ts';
import { ImportDialog } from '../pages/import-dialog.ts';
import { expect, test } from '../product/test.ts';

test('a file that cannot be read loses nothing that was typed', async ({ page }) => {
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
  await dialog.upload({
    name: 'ticket.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk', 'base64'),
  });
  await expect(
    dialog.root.getByText(
      'Failed to parse PDF. Please try uploading a text file or copy/paste the content.',
    ),
  ).toBeVisible();

  await dialog.root.getByText('Paste Text', { exact: true }).click();
  await expect(dialog.root.getByLabel('Text of your ticket')).toHaveValue(pasted);
});
