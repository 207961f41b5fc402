import { firstRead } from '#client/loading/first-read.ts'
import { listLessons } from '#resources/lessons/contract.ts'

export default [firstRead(listLessons)]
