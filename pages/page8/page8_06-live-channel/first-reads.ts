import { firstRead } from '#client/loading/first-read.ts'
import { listRooms } from '#resources/rooms/contract.ts'

export default [firstRead(listRooms)]
