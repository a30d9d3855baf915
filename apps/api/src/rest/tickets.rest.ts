import { rest } from './rest-route.ts';

export const ticketRoutes = [
  rest('POST /parse-text', {
    procedure: 'tickets.parseText',
    summary: 'Read the text of a ticket',
  }),
  rest('POST /parse-pdf', {
    procedure: 'tickets.parseDocument',
    summary: 'Read a ticket as PDF',
    upload: 'pdf',
  }),
  rest('POST /parse-image', {
    procedure: 'tickets.parseDocument',
    summary: 'Read a picture of a ticket',
    upload: 'image',
  }),
  rest('POST /parse-document', {
    procedure: 'tickets.parseDocument',
    summary: 'Read a ticket in any form: PDF, text, e-mail, web page',
    upload: 'document',
  }),
  rest('POST /read-documents', {
    procedure: 'tickets.readDocuments',
    summary: 'Read several documents as one journey; follow it as lines of JSON',
    upload: 'document[]',
    tellsSteps: true,
  }),
];
