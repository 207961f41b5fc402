/** The requests that a page sends to meet each requirement. The server looks for them in its log. */
export const evidence = {
  rooms: ['listRooms 200', 'listRoomMessages 200', 'listRoomMessages 200'],
  older: ['listRoomMessages 200', 'listRoomMessages 200', 'listRoomMessages 200'],
  sends: ['listRoomMessages 200', 'postRoomMessage 201'],
  live: ['listRoomChanges 200', 'listRoomChanges 200'],
  once: ['postRoomMessage 201', 'listRoomChanges 200'],
  'catches-up': ['listRoomChanges 200'],
  waits: ['postRoomMessage 201', 'postRoomMessage 201'],
  'lost-reply': ['postRoomMessage 201', 'postRoomMessage 201'],
}
