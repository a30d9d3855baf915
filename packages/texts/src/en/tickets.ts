import type { WriteTime } from '../formats.types.ts';
import type {
  Advice,
  DocumentTopic,
  DoubtedField,
  ImpossibleTime,
  MissingPart,
  NoBooking,
  RefusedKind,
  SeenMoment,
  TicketSentences,
} from '../tickets.types.ts';
import { minutesOf } from '../writing/minutes-of.ts';
import { en as formats } from './formats.ts';

const { day, duration } = formats;

const PARTS: Readonly<Record<MissingPart, string>> = {
  flightNumber: 'the flight number',
  from: 'the departure airport',
  to: 'the arrival airport',
  date: 'the date',
};

const FIELDS: Readonly<Record<DoubtedField, string>> = {
  flightNumber: 'flight number',
  from: 'departure airport',
  to: 'arrival airport',
  departureDate: 'departure date',
  departureTime: 'departure time',
  arrivalTime: 'arrival time',
  seat: 'seat',
};

const TOPICS: Readonly<Record<DocumentTopic, string>> = {
  hotel: 'a hotel booking',
  train: 'a train ticket',
  bus: 'a bus ticket',
  car: 'a car rental',
  parking: 'a parking booking',
  transfer: 'an airport transfer',
  ferry: 'a ferry ticket',
  event: 'an event ticket',
  invoice: 'an invoice',
};

const NO_BOOKING: Readonly<Record<NoBooking, string>> = {
  cancelled: 'This booking was cancelled, so it has no flights left.',
  waiting: 'This is a waiting list: no seat on these flights is confirmed yet.',
  flown: 'This is about flights that have already been flown. It isn’t a booking.',
  offered: 'This is an offer: nothing in it says that the flights are booked.',
  watched:
    'This lists flights of an airport or an airline: nothing in it says that they are booked.',
  freight: 'This looks like an air freight document: it has no passengers.',
  service:
    'This is about something else and only mentions flights. Add the ticket or the airline’s booking confirmation.',
};

const IMPOSSIBLE: Readonly<Record<ImpossibleTime, string>> = {
  'too-fast': 'No plane is that fast.',
  'too-slow': 'No flight takes that long.',
  'lands-before': 'It would land before it takes off.',
};

function moment({ airport, date, time }: SeenMoment, write: WriteTime): string {
  return `${airport} ${day(date)} ${write(minutesOf(time))}`;
}

function distance(km: number): string {
  return `${km.toLocaleString('en-US')} km`;
}

const KINDS: Readonly<Record<RefusedKind, string>> = {
  picture: 'a picture in an unusual format',
  outlook: 'an Outlook message',
  'open-document': 'an OpenDocument file',
  spreadsheet: 'a spreadsheet',
  presentation: 'a presentation',
  archive: 'a compressed archive',
  other: 'not a document',
};

const ADVICE: Readonly<Record<Advice, string>> = {
  'upload-pdf': 'Upload the PDF of the ticket, or paste its text.',
  'save-as-pdf': 'Save it as PDF, or paste its text.',
  'save-as-eml': 'Save it as .eml or PDF, or paste its text.',
  'save-as-jpeg': 'Save it as JPEG or PNG, or take a screenshot of it.',
  unpack: 'Unzip it and upload the ticket itself.',
};

const READABLE =
  'PDF files, pictures (PNG, JPEG, WebP, HEIC), Word documents, e-mails, calendar files, wallet passes, web pages and plain text';

export const en = (time: WriteTime): TicketSentences => ({
  whichArrivalDay: 'On which day does this flight arrive?',
  whichYear: 'In which year is this flight?',
  whichDay: (printed) => `Which day does “${printed}” mean?`,
  whichAirport: (printed) => `Which airport is “${printed}”?`,
  whichValue: (field) =>
    `The document gives two values for the ${FIELDS[field]}. Which one is right?`,
  day,
  dayAsPrinted: (date) => `${day(date)}, as printed`,

  yearAssumed: (year, after) => {
    const start = after === 'today' ? 'today' : 'the day you received the ticket';
    return `The ticket does not say the year. ${year} is the first one after ${start}.`;
  },
  durationMismatch: (printedMin, flownMin) =>
    `The ticket says ${duration(printedMin)}, but by its times the flight takes ${duration(flownMin)}.`,
  incompleteSegment: (missing, flightNumber = 'a flight') =>
    `The document does not say ${missing.map((part) => PARTS[part]).join(', ')} of ${flightNumber}.`,
  unknownAirport: (printed) => `We don’t know an airport called “${printed}”.`,
  impossibleTimes: ({ reason, departure, arrival, minutes, km }) => {
    const flown = reason === 'lands-before' ? '' : ` in ${duration(minutes)}`;
    const seen = `${moment(departure, time)} – ${moment(arrival, time)}`;
    return `By its times (${seen}) this flight goes ${distance(km)}${flown}. ${IMPOSSIBLE[reason]} Check its days and times.`;
  },
  impossibleDuration: ({ reason, minutes, km }) =>
    `The ticket says that this flight goes ${distance(km)} in ${duration(minutes)}. ${IMPOSSIBLE[reason]}`,
  airportsApart: (landed, leaves, km) =>
    `The previous flight lands at ${landed}, and this one leaves from ${leaves}, ${distance(km)} away. Check the airports, or add what is missing between them.`,
  flightsOverlap: (landed, leaves) =>
    `This flight leaves (${moment(leaves, time)}) before the previous one lands (${moment(landed, time)}). Check the days and times of both.`,
  scheduleChanged: 'The airline changed the schedule. We used the new times.',
  assistantUnchecked:
    'The assistant read this flight from the picture, and we had no text to check it against. Compare each field with your ticket.',
  assistantFailed:
    'Something is missing here, and the assistant that helps with it didn’t answer. Type in what is missing, or try again later.',
  assistantSpent:
    'Something is missing here, and you’ve used up the assistant’s help for today. Type in what is missing.',

  otherTopic: (topic) => `This looks like ${TOPICS[topic]}: it has no flights.`,
  noBooking: (why) => NO_BOOKING[why],
  numberWithoutDate: 'It has a flight number, but no date.',
  numberWithoutAirports:
    'It has something like a flight number, but no departure and arrival airports.',
  notJoined: 'It has flight numbers and dates, but they don’t add up to a flight.',
  flightWordsOnly: 'It mentions flights, but has no flight number with airports and a date.',
  nothingLikeFlight:
    'We found nothing like a flight in this document: no flight number, no airports, no flight dates.',
  otherPass: 'This wallet pass isn’t a boarding pass: it has no flight.',

  textCut: (maxCharacters) =>
    `This document is very long, so we read only its first ${maxCharacters.toLocaleString('en-US')} characters. ` +
    'If flights are missing, paste the part with the flights.',
  pagesCut: (pages, read) => `This PDF has ${pages} pages; the first ${read} were read.`,
  eventsCut: (events, read) => `This calendar has ${events} events; the first ${read} were read.`,
  drawnPagesCut: (pages, read) =>
    `${pages} pages of this PDF are pictures; the first ${read} of them were read.`,
  picturesOnly:
    'This PDF has pictures but no readable text, so it was probably scanned. ' +
    'Upload the PDF that the airline sent, or paste the text of the ticket.',
  pictureWithoutText:
    'We can’t read any text in this picture. Take a sharper one in good light that shows the whole ticket, or paste its text.',
  lockedAttachment: (name) =>
    `${name ? `The attachment ${name}` : 'An attachment of this e-mail'} needs a password, so we didn’t read it.`,

  emptyFile: 'This file is empty. Download the ticket again, then try again.',
  noText: 'This file has no text. Download the ticket again, then try again.',
  tooLarge: (size, limit) =>
    `This file is ${size} MB; a ticket can be at most ${limit} MB. ` +
    'Upload only the page with the flights, or paste its text.',
  tooSlow:
    'Reading this document took too long. Upload only the page with the flights, or paste its text.',
  tooMuchMemory:
    'This document needs more memory than a ticket should. Paste the text with the flights instead.',
  unreadable:
    'This document could not be read. Paste the text of the ticket, or type in the flights.',
  busy: 'Many tickets are being read right now. Try again in a moment.',
  busyWithYours:
    'We are still reading your other tickets. Wait until they are done, then try again.',
  noReader:
    'We can’t read tickets at the moment. Try again in a few minutes, or write the flights yourself.',
  lockedPdf:
    'This PDF is password-protected. Enter the password here, or upload a PDF that was saved without one.',
  wrongPassword:
    'This password does not open the PDF. Check the capital letters and try again, or upload a PDF that was saved without one.',
  brokenPdf:
    'This PDF is damaged or wasn’t downloaded completely. Download it again, or paste its text.',
  brokenMail: 'This e-mail is damaged and could not be opened. Save it again, or paste its text.',
  brokenPicture:
    'This picture is damaged and could not be opened. Take or save it again, or paste the text of the ticket.',
  pictureTooLarge: (width, height) =>
    `This picture has ${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')} pixels, which is too large. ` +
    'Upload a smaller one that shows only the flights.',
  brokenCalendar:
    'This calendar file is damaged and could not be opened. Download it again, or paste the text of the ticket.',
  brokenPass:
    'This wallet pass is damaged and could not be opened. Download it again, or paste the text of the ticket.',
  lockedOffice:
    'This document is password-protected. Save it without the password, or as PDF, and upload that.',
  brokenWord:
    'This Word document is damaged and could not be opened. Save it as PDF, or paste its text.',
  tooManyPacked: (limit) =>
    `This file contains more than ${limit} other files. Upload the ticket itself, or paste its text.`,
  tooLargeUnpacked: (limit) =>
    `Unzipped, this file is larger than ${limit} MB. Upload only the page with the flights, or paste its text.`,
  refused: ({ kind, advice, isCalledPdf }) => {
    const called = isCalledPdf ? 'This file is named as a PDF, but it is' : 'This file is';
    return `${called} ${KINDS[kind]}. We can read ${READABLE}. ${ADVICE[advice]}`;
  },
});
