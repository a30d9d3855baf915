import { makeETicketPdf, RETURN_TO_SEOUL } from '../documents/e-ticket.ts';
import { Entrance, makeTraveller } from '../pages/entrance.ts';
import { ImportDialog } from '../pages/import-dialog.ts';
import { TripPage } from '../pages/trip-page.ts';
import { awaitLoadedAhead } from '../product/await-loaded-ahead.ts';
import { expect, test } from '../product/test.ts';

/** Dates on the screen are the destination's, wherever the browser is. */
const ZONES = ['America/Los_Angeles', 'Pacific/Kiritimati'];

for (const timezoneId of ZONES) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('from a ticket to a plan, and still there after a restart', async ({ page, product }) => {
      const entrance = new Entrance(page);
      const dialog = new ImportDialog(page);
      const trip = new TripPage(page);

      await test.step('sign in and enter the invite code', async () => {
        await entrance.startPlanning();
        await entrance.signIn(makeTraveller('Mina'));
        await entrance.enterInviteCode('redline');
        await expect(page.getByRole('heading', { name: 'Welcome back, Mina!' })).toBeVisible();
      });

      await test.step('drop the e-ticket and review what was read', async () => {
        await page.getByRole('button', { name: /Plan New Trip/ }).click();
        await dialog.upload({
          name: 'e-ticket.pdf',
          mimeType: 'application/pdf',
          buffer: await makeETicketPdf(RETURN_TO_SEOUL),
        });
        await dialog.reviewed();
        await expect(dialog.value('Flight number', 0)).toContainText('KE82');
        await expect(dialog.value('To', 0)).toContainText('ICN');
        await expect(dialog.value('Departs at', 0)).toContainText('2:00 PM');
        await expect(dialog.value('Arrives at', 0)).toContainText('5:30 PM');
        await expect(dialog.value('Seat', 0)).toContainText('34A');
        await expect(dialog.value('Flight number', 1)).toContainText('KE81');
        await expect(dialog.value('Booking code', 0)).toContainText('QX7T2K');
        await expect(dialog.document.locator('canvas').first()).toHaveAttribute('width', '1600');
      });

      await test.step('create the trip §1.4', async () => {
        await dialog.toTrip();
        await expect(dialog.root.getByRole('combobox', { name: 'Destination' })).toHaveValue(
          'Seoul',
        );
        await dialog.create();
        await expect(page).toHaveURL(/\/trip\/\d+/);
        await expect(page.getByText('Apr 11 - Apr 16, 2027')).toBeVisible();
      });

      const saved: string[] = [];
      await test.step('save five places', async () => {
        await trip.open('Discover');
        saved.push(...(await trip.savable()).slice(0, 5));
        expect(saved).toHaveLength(5);
        for (const name of saved) await trip.save(name);
        await trip.open('Places');
        await expect(page.getByText('5 saved places')).toBeVisible();
      });

      await test.step('look at the plan, then apply it', async () => {
        await trip.openPlan();
        for (const name of saved) await expect(trip.plan.getByText(name).first()).toBeVisible();
        await trip.applyPlan();
        await expect(page.getByRole('button', { name: /^Auto-plan/ })).toHaveCount(0);
      });

      const seeThePlan = async (): Promise<void> => {
        await trip.openMonth();
        await expect(page.getByRole('heading', { name: 'Trip Agenda' })).toBeVisible();
        for (const name of saved) await expect(page.getByText(name).first()).toBeVisible();
        await expect(page.getByText(/Arrival at .*Incheon/).first()).toBeVisible();
        await expect(page.getByText(/Departure from .*Incheon/).first()).toBeAttached();
        await trip.open('Map');
        await expect(
          page.getByRole('button', { name: '5 Places: show all on the map' }),
        ).toBeVisible();
      };
      await test.step('see it in calendar and map', seeThePlan);

      await test.step('stop, start again, and find everything', async () => {
        await awaitLoadedAhead(page);
        await product.restart();
        await page.reload();
        await seeThePlan();
      });
    });
  });
}
