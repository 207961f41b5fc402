/** The requests that a page sends to meet each requirement. The server looks for them in its log. */
export const evidence = {
  board: ['listTickets 200'],
  'by-keyboard': ['moveTicket 200'],
  'by-pointer': ['moveTicket 200'],
  'refused-one-goes-back': ['moveTicket 422', 'moveTicket 200'],
  conflict: ['moveTicket 412'],
  undo: ['moveTicket 200', 'moveTicket 200', 'moveTicket 200', 'moveTicket 412'],
  'lost-reply': ['moveTicket 200'],
}
