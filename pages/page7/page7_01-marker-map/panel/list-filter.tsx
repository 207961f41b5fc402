import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import type { MapFilter } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import { Pin } from '#client/ui/map/pins/pin.tsx'
import { LOOKS, listTypeOf } from '#pages/page7/page7_01-marker-map/markers/list-types.ts'
import { messages } from '#pages/page7/page7_01-marker-map/messages.ts'
import { NO_LIST } from '#pages/page7/page7_01-marker-map/search-params.ts'
import { ListDialog } from './list-dialog.tsx'

type ListFilterProps = {
  filter: readonly MapFilter[]
  counts: ReadonlyMap<string, number>
  /** The shown lists; undefined: all. */
  lists: string[] | undefined
  onListsChange: (lists: string[] | undefined) => void
  onRemove: (list: MapFilter) => void
}

/** The marker lists: which are shown, and buttons to create, rename and remove them. */
export function ListFilter({ filter, counts, lists, onListsChange, onRemove }: ListFilterProps) {
  const { t, formats } = useLocale(messages)
  const [edited, setEdited] = useState<MapFilter | 'new' | null>(null)
  const choices = [
    ...filter.map(list => ({ id: list.id, name: list.name, type: listTypeOf(list.type), list })),
    { id: NO_LIST, name: t('noList'), type: listTypeOf(undefined), list: null },
  ]
  const all = choices.map(({ id }) => id)

  function toggle(id: string) {
    const shown = lists ?? all
    const next = shown.includes(id) ? shown.filter(one => one !== id) : [...shown, id]
    onListsChange(all.every(one => next.includes(one)) ? undefined : next)
  }

  return (
    <Card title={t('lists')}>
      <ul className={`${look.grid} ${look.scroll}`} style={{ maxHeight: 236 }}>
        {choices.map(({ id, name, type, list }) => (
          <li className={`${look.flex} ${look.middle}`} key={id}>
            <label className={`${look.check} ${look.grow} ${look.shrink}`}>
              <input type="checkbox" checked={lists?.includes(id) ?? true} onChange={() => toggle(id)} />
              <Pin look={LOOKS[type]} size={20} />
              <span className={look.ellipsis} title={name}>
                {name}
              </span>
              <span className={`${look.away} ${look.dim} ${look.digits}`}>{formats.number(counts.get(id) ?? 0)}</span>
            </label>
            {list ? (
              <IconButton icon={IconEdit} label={t('editList', { name })} onClick={() => setEdited(list)} />
            ) : (
              <span style={{ width: 'max(32px, var(--target))' }} />
            )}
          </li>
        ))}
      </ul>
      <div className={look.row} data-above="8" data-gap="4">
        <Button kind="quiet" isSmall icon={IconPlus} label={t('newList')} onClick={() => setEdited('new')} />
        {lists && <Button kind="quiet" isSmall label={t('showAllLists')} onClick={() => onListsChange(undefined)} />}
      </div>
      {edited && (
        <ListDialog
          list={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          // A new list is shown, also if others are hidden.
          onAdd={id => lists && onListsChange([...lists, id])}
          onRemove={onRemove}
        />
      )}
    </Card>
  )
}
