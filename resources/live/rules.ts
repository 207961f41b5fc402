/** How many event streams an operator may have open on one instance, keys of theirs among them: each holds a connection. */
export const MAX_STREAMS = 10
