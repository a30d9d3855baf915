/** The number of a ticket: three digits of its airline and ten of its own, `180-2345678901`. */
export const TICKET_NUMBER = /(?<![\d-])\d{3}[- ]?\d{10}(?!\d)/u;
