import { firstRead } from '#client/api/first-read.ts'
import { listLessons } from '#resources/lessons/contract.ts'

export default [firstRead(listLessons)]
