/** Whether the first look at the session is under way. */
export const sessionStart = { running: false };
