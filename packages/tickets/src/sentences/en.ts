import { HABITS } from '@ooo/domain/shared/habits/habits';
import type { NoBooking } from '../document.ts';
import type { DocumentTopic } from '../topic.ts';
import type { ImpossibleTime } from '../flights/flight-time.ts';
import type {
  Advice,
  DoubtedField,
  MissingPart,
  RefusedKind,
  SeenMoment,
  TicketSentences,
} from './ticket-sentences.ts';

const { day, duration } = HABITS.en;

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
  departureDate: 'day of departure',
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
  cancelled: 'This tells of a booking that was cancelled: no flight of it is left.',
  waiting: 'This is a place on a waiting list: no seat on its flights is confirmed yet.',
  flown: 'This looks back at flights that were flown: none of them is a booking.',
  offered: 'This offers flights: nothing in it says that they are booked.',
  watched:
    'This tells of flights of an airport or an airline: nothing in it says that they are booked.',
  freight: 'This looks like papers of air freight: no traveller is on its flights.',
  service:
    'This is about something else and only mentions flights. Add the ticket or the booking of the airline.',
};

const IMPOSSIBLE: Readonly<Record<ImpossibleTime, string>> = {
  'too-fast': 'No plane is that fast.',
  'too-slow': 'No flight takes that long.',
  'lands-before': 'It would land before it leaves.',
};

function moment({ airport, date, time }: SeenMoment): string {
  return `${airport} ${day(date)} ${time}`;
}

function distance(km: number): string {
  return `${km.toLocaleString('en-US')} km`;
}

const KINDS: Readonly<Record<RefusedKind, string>> = {
  picture: 'a picture of a rare kind',
  outlook: 'an Outlook message',
  'open-document': 'an OpenDocument file',
  spreadsheet: 'a spreadsheet',
  presentation: 'a presentation',
  archive: 'a compressed archive',
  other: 'no document',
};

const ADVICE: Readonly<Record<Advice, string>> = {
  'upload-pdf': 'Upload the PDF of the ticket, or paste its text.',
  'save-as-pdf': 'Save it as PDF, or paste its text.',
  'save-as-eml': 'Save it as .eml or PDF, or paste its text.',
  'save-as-jpeg': 'Save it as JPEG or PNG, or take a screenshot of it.',
  unpack: 'Unpack it and upload the ticket itself.',
};

const READABLE =
  'PDF files, pictures (PNG, JPEG, WebP, HEIC), Word documents, mails, calendar files, wallet passes, web pages and plain text';

export const en: TicketSentences = {
  whichArrivalDay: 'On which day does this flight arrive?',
  whichYear: 'In which year is this flight?',
  whichDay: (printed) => `Which day does “${printed}” mean?`,
  whichAirport: (printed) => `Which airport is “${printed}”?`,
  whichValue: (field) =>
    `The document gives two values for the ${FIELDS[field]}. Which one is right?`,
  day,
  dayAsPrinted: (date) => `${day(date)}, as printed`,

  yearAssumed: (year, after) => {
    const start = after === 'today' ? 'today' : 'the day on which you had the ticket';
    return `The ticket does not say the year. ${year} is the first one after ${start}.`;
  },
  durationMismatch: (printedMin, flownMin) =>
    `The ticket says ${duration(printedMin)}, by its times the flight takes ${duration(flownMin)}.`,
  incompleteLeg: (missing, flightNumber = 'a flight') =>
    `The document does not say ${missing.map((part) => PARTS[part]).join(', ')} of ${flightNumber}.`,
  unknownAirport: (printed) => `No airport is known for “${printed}”.`,
  impossibleTimes: ({ reason, departure, arrival, minutes, km }) => {
    const flown = reason === 'lands-before' ? '' : ` in ${duration(minutes)}`;
    const seen = `${moment(departure)} – ${moment(arrival)}`;
    return `By its times (${seen}) this flight goes ${distance(km)}${flown}. ${IMPOSSIBLE[reason]} Check its days and times.`;
  },
  impossibleDuration: ({ reason, minutes, km }) =>
    `The ticket says that this flight goes ${distance(km)} in ${duration(minutes)}. ${IMPOSSIBLE[reason]}`,
  airportsApart: (landed, leaves, km) =>
    `The flight before lands at ${landed}, and this one leaves from ${leaves}, ${distance(km)} away. Check the airports, or add what is missing between them.`,
  flightsOverlap: (landed, leaves) =>
    `This flight leaves (${moment(leaves)}) before the one before it lands (${moment(landed)}). Check the days and times of both.`,
  scheduleChanged: 'The airline changed the schedule. The new times are taken.',
  assistantUnchecked:
    'The assistant read this flight from the picture, and nothing could check it. Compare each field with your ticket.',
  assistantFailed:
    'Something is open here, and the assistant that helps with it did not answer. Type what is missing, or try again later.',
  assistantSpent:
    'Something is open here, and the assistant has helped you as often as it can today. Type what is missing.',

  otherTopic: (topic) => `This looks like ${TOPICS[topic]}: there is no flight in it.`,
  noBooking: (why) => NO_BOOKING[why],
  numberWithoutDate: 'There is a flight number in it, but no date.',
  numberWithoutAirports:
    'There is something like a flight number in it, but no departure and arrival airport.',
  notJoined: 'There are flight numbers and dates in it, but nothing that joins them to a flight.',
  flightWordsOnly:
    'It speaks of flights, but there is no flight number with airports and a date in it.',
  nothingLikeFlight:
    'There is nothing like a flight in this document: no flight number, no airports, no flight dates.',
  otherPass: 'This wallet pass is no boarding pass: there is no flight in it.',

  textCut: (maxCharacters) =>
    `This document is very long: its first ${maxCharacters.toLocaleString('en-US')} characters were read. ` +
    'If flights are missing, paste the part with the flights.',
  pagesCut: (pages, read) => `This PDF has ${pages} pages; the first ${read} were read.`,
  eventsCut: (events, read) => `This calendar has ${events} events; the first ${read} were read.`,
  drawnPagesCut: (pages, read) =>
    `${pages} pages of this PDF are pictures; the first ${read} of them were read.`,
  picturesOnly:
    'This PDF has pictures but no text that can be read, as after scanning. ' +
    'Upload the PDF that the airline sent, or paste the text of the ticket.',
  pictureWithoutText:
    'No text can be read in this picture. Take a sharper one in good light that shows the whole ticket, or paste its text.',
  lockedAttachment: (name = 'of this mail') =>
    `The attachment ${name} needs a password and was not read.`,

  emptyFile: 'This file is empty. Download the ticket again and retry.',
  noText: 'There is no text in this file. Download the ticket again and retry.',
  tooLarge: (size, limit) =>
    `This file has ${size} MB, and tickets are read up to ${limit} MB. ` +
    'Upload the page with the flights alone, or paste its text.',
  tooSlow:
    'Reading this document took too long. Upload the page with the flights alone, or paste its text.',
  tooMuchMemory:
    'This document needs more memory than a ticket should. Paste the text with the flights instead.',
  unreadable: 'This document could not be read. Paste the text of the ticket, or type the flights.',
  busy: 'Many tickets are being read right now. Try again in a moment.',
  lockedPdf:
    'This PDF is protected with a password. Type it here, or upload a PDF that was saved without one.',
  wrongPassword:
    'This password does not open the PDF. Look at capital letters and try again, or upload a PDF that was saved without one.',
  brokenPdf:
    'This PDF is damaged or was not downloaded to its end. Download it again, or paste its text.',
  brokenMail: 'This mail is damaged and could not be opened. Save it again, or paste its text.',
  brokenPicture:
    'This picture is damaged and could not be opened. Take or save it again, or paste the text of the ticket.',
  pictureTooLarge: (width, height) =>
    `This picture has ${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')} pixels, more than is read. ` +
    'Upload a smaller one that shows the flights alone.',
  brokenCalendar:
    'This calendar file is damaged and could not be opened. Download it again, or paste the text of the ticket.',
  brokenPass:
    'This wallet pass is damaged and could not be opened. Download it again, or paste the text of the ticket.',
  lockedOffice:
    'This document is protected with a password. Save it without one, or as PDF, and upload that.',
  brokenWord:
    'This Word document is damaged and could not be opened. Save it as PDF, or paste its text.',
  tooManyPacked: (limit) =>
    `More than ${limit} files are packed in this one. Upload the ticket itself, or paste its text.`,
  tooLargeUnpacked: (limit) =>
    `Unpacked, this file has more than ${limit} MB. Upload the page with the flights alone, or paste its text.`,
  refused: ({ kind, advice, isCalledPdf }) => {
    const called = isCalledPdf ? 'This file is called a PDF, but it is' : 'This file is';
    return `${called} ${KINDS[kind]}. What can be read: ${READABLE}. ${ADVICE[advice]}`;
  },
};
