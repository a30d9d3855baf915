/** An account whose user does not confirm their age within this many days of its making is deleted. */
export const AGE_CONFIRMATION_DAYS = 30;
