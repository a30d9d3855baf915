import type { Page } from '@playwright/test';
import type { PrintedTicket } from './e-ticket.ts';

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface TicketPicture {
  readonly buffer: Buffer;
  /** The position of the flight number, as fractions of the picture. */
  readonly flightNumber: Place;
}

const SIZE = { width: 1240, height: 900 };

/** The first flight of a ticket as a screenshot of its mail: print without a text layer. */
export async function drawETicket(page: Page, ticket: PrintedTicket): Promise<TicketPicture> {
  const [flight] = ticket.flights;
  if (!flight) throw new Error('a ticket has a flight');
  const rows = [
    ['Passenger Name', ticket.passenger],
    ['Booking Reference', ticket.pnr],
    ['From', `${flight.from.code} ${flight.from.city}`],
    ['To', `${flight.to.code} ${flight.to.city}`],
    ['Departure', flight.departure],
    ['Arrival', flight.arrival],
    ['Seat number', flight.seat],
  ];
  const sheet = await page.context().newPage();
  await sheet.setViewportSize(SIZE);
  await sheet.setContent(
    `<body style="margin: 60px; background: white; font: 26px/2 sans-serif">
      <h1>KOREAN AIR</h1>
      <p>Flight <b id="number">${flight.flightNumber}</b></p>
      ${rows.map(([label, value]) => `<div>${label} : ${value}</div>`).join('')}
    </body>`,
  );
  const box = await sheet.locator('#number').boundingBox();
  const buffer = await sheet.screenshot();
  await sheet.close();
  if (!box) throw new Error('the flight number is printed');
  return {
    buffer,
    flightNumber: {
      left: box.x / SIZE.width,
      top: box.y / SIZE.height,
      width: box.width / SIZE.width,
      height: box.height / SIZE.height,
    },
  };
}
