import { defineList, serveList, serveRead } from '#server/entities/endpoints.ts'
import { listAreas, readArea } from './contract.ts'
import { areas } from './entity.ts'

const list = defineList(areas, listAreas, {
  filters: { memberId: (rows, memberId) => rows.where('member_id', '=', memberId) },
  sorts: { id: 'id', name: 'name_en' },
})

export const endpoints = [serveList(list), serveRead(areas, readArea)]
