import type { Translate } from '#client/i18n/i18n.ts'
import type { Marker } from '#client/state/state.ts'
import look from '#client/ui/look.module.css'
import { Pin } from '#client/ui/map/pins/pin.tsx'
import type { LngLat } from '#client/ui/map/viewpoint.ts'
import type { Column } from '#client/ui/table/column.ts'
import { type ListType, LOOKS } from '#pages/page7/page7_01-marker-map/markers/list-types.ts'
import type { messages } from '#pages/page7/page7_01-marker-map/messages.ts'

/** What the cells need besides the marker. */
export type MarkerView = {
  t: Translate<keyof typeof messages.texts>
  chosen: string | undefined
  typeOf: (list: string | undefined) => ListType
  listName: (list: string | undefined) => string
  /** The county of a location; undefined while unknown. */
  countyAt: (at: LngLat) => string | undefined
  onChoose: (id: string) => void
}

export const columns: Column<Marker, MarkerView>[] = [
  {
    id: 'name',
    title: ({ t }) => t('name'),
    cell: ({ id, name, list }, { chosen, typeOf, onChoose }) => (
      <button
        type="button"
        className={`${look.link} ${look.inline} ${look.middle} ${id === chosen ? look.strong : look.text}`}
        data-gap="8"
        aria-pressed={id === chosen}
        onClick={() => onChoose(id)}
      >
        <Pin look={LOOKS[typeOf(list)]} size={20} />
        <span className={look.ellipsis} style={{ maxWidth: '20ch' }} title={name}>
          {name}
        </span>
      </button>
    ),
    sortFirst: 'asc',
    sortValue: ({ name }) => name,
    typicalLength: 14,
  },
  {
    id: 'list',
    title: ({ t }) => t('list'),
    cell: ({ list }, { listName }) => listName(list),
    sortFirst: 'asc',
    sortValue: ({ list }, { listName }) => listName(list) || null,
    typicalLength: 8,
    maxLength: 16,
  },
  {
    id: 'county',
    title: ({ t }) => t('county'),
    cell: (at, { countyAt }) => countyAt(at),
    typicalLength: 14,
    maxLength: 18,
  },
  {
    id: 'lat',
    title: ({ t }) => t('lat'),
    cell: ({ lat }) => lat.toFixed(5),
    align: 'end',
    sortFirst: 'desc',
    sortValue: ({ lat }) => lat,
    typicalLength: 8,
  },
  {
    id: 'lng',
    title: ({ t }) => t('lng'),
    cell: ({ lng }) => lng.toFixed(5),
    align: 'end',
    sortFirst: 'asc',
    sortValue: ({ lng }) => lng,
    typicalLength: 9,
  },
]
