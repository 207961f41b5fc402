import { nameContains } from '#server/database/text.ts'
import { defineList, serveList, serveRead } from '#server/entities/endpoints.ts'
import { isWithin } from '#server/entities/list.ts'
import { listSites, readSite } from './contract.ts'
import { sites } from './entity.ts'
import { PICK_UP_KINDS } from './rules.ts'

const list = defineList(sites, listSites, {
  filters: {
    kind: (rows, kind) => rows.where('kind', '=', kind),
    township: (rows, digits) => rows.where(isWithin('township_id', digits)),
    isPickUp: (rows, isPickUp) => rows.where('kind', isPickUp ? 'in' : 'not in', PICK_UP_KINDS),
    search: (rows, text) => rows.where(nameContains(text)),
  },
  sorts: { id: 'id', township: 'township_id' },
})

export const endpoints = [serveList(list), serveRead(sites, readSite)]
