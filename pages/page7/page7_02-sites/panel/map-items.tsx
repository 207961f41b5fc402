import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { hasModifier } from '#client/shortcuts/has-modifier.ts'
import { focusedElement, isFocusLost } from '#client/ui/focus.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import type { MapItem } from '#pages/page7/page7_02-sites/items.ts'
import { messages } from '#pages/page7/page7_02-sites/messages.ts'
import type { OnHover, Sites } from '#pages/page7/page7_02-sites/use-sites.ts'
import { viewBeside, zoomed } from '#pages/page7/page7_02-sites/view.ts'
import { NoSites } from './no-sites.tsx'
import styles from './panel.module.css'
import { Row, type RowProps, SiteRow } from './row.tsx'

type Props = { sites: Sites; onHover: OnHover }

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: index => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}
const ZOOMS: Record<string, number> = { '+': 1, '=': 1, '-': -1 }

/** The clusters and sites of the map as a list: one tab stop, and keys that do what the pointer does on the map. */
export function MapItems({ sites, onHover }: Props) {
  const { t } = useLocale(messages)
  const { items, query, hovered, choose, state, view, showView } = sites
  const list = useRef<HTMLUListElement>(null)
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const activeIndex = Math.max(
    items.findIndex(({ key }) => key === activeKey),
    0,
  )
  const focusRow = (index: number) => list.current?.querySelectorAll('button')[index]?.focus()

  // Zooming replaces the rows. If one of them had the focus, the first of the new ones gets it, unless the operator has
  // gone on meanwhile.
  const hadFocus = useRef(false)
  const isOld = query.isPlaceholderData
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have been replaced.
  useEffect(() => {
    if (isOld || !hadFocus.current) return
    hadFocus.current = false
    if (isFocusLost() || list.current?.contains(focusedElement())) focusRow(0)
  }, [items, isOld])

  function handleKeyDown(event: KeyboardEvent) {
    // With Ctrl, plus and minus zoom the browser.
    if (hasModifier(event)) return
    const step = STEPS[event.key]
    const zoom = ZOOMS[event.key]
    if (step) focusRow(step(activeIndex, items.length - 1))
    else if (zoom !== undefined && view) {
      // At the closest and at the widest view nothing changes.
      hadFocus.current = showView(zoomed(view, zoom)) !== null
    } else return
    event.preventDefault()
  }
  function handleChoose(item: MapItem) {
    hadFocus.current = item.is === 'cluster'
    choose(item)
  }
  const rowOf = (item: MapItem, index: number): RowProps => ({
    hovered,
    onHover: spot => {
      onHover(spot)
      if (spot) setActiveKey(spot.key)
    },
    onChoose: () => handleChoose(item),
    tabIndex: index === activeIndex ? 0 : -1,
  })

  return (
    <>
      {items.length === 0 ? (
        <NoSites sites={sites} />
      ) : (
        <>
          <ul
            ref={list}
            className={`${look.packed} ${look.scroll} ${look.stack} ${styles.list}`}
            data-gap="2"
            aria-label={t('itemsLabel')}
            onKeyDown={handleKeyDown}
          >
            {items.map((item, index) => (
              <li key={item.key}>
                {item.is === 'cluster' ? (
                  <ClusterRow item={item} {...rowOf(item, index)} />
                ) : (
                  <SiteRow site={item.site} isCurrent={item.site.id === state.site} {...rowOf(item, index)} />
                )}
              </li>
            ))}
          </ul>
          <p className={look.note}>{t('itemsKeys')}</p>
        </>
      )}
      <MoveButtons sites={sites} />
    </>
  )
}

type ClusterItem = Extract<MapItem, { is: 'cluster' }>

function ClusterRow({ item, ...row }: RowProps & { item: ClusterItem }) {
  const { t, language, formats } = useLocale(messages)
  const { cluster } = item
  const { count } = cluster
  return (
    <Row
      {...row}
      spot={item}
      picture={
        <span className={`${look.centered} ${look.digits} ${look.strong} ${styles.cluster}`} aria-hidden="true">
          {formats.compact(count)}
        </span>
      }
      name={t('cluster', { count, number: formats.number(count) })}
      note={t('near', { place: cluster.locality[language] })}
    />
  )
}

const DIRECTIONS = [
  ['west', IconArrowLeft],
  ['east', IconArrowRight],
  ['north', IconArrowUp],
  ['south', IconArrowDown],
] as const

/** Moves and zooms without the map: to the neighbouring box, which shares no site with this one. */
function MoveButtons({ sites: { view, size, showView } }: { sites: Sites }) {
  const { t } = useLocale(messages)
  if (!view || !size) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have the looks of a form.
    <div className={`${look.flex} ${look.wrapping}`} data-gap="4" role="group" aria-label={t('moveMap')}>
      {DIRECTIONS.map(([direction, icon]) => (
        <IconButton
          key={direction}
          icon={icon}
          label={t(direction)}
          onClick={() => showView(viewBeside(view, size, direction))}
        />
      ))}
      <IconButton icon={IconPlus} label={t('zoomIn')} onClick={() => showView(zoomed(view, 1))} />
      <IconButton icon={IconMinus} label={t('zoomOut')} onClick={() => showView(zoomed(view, -1))} />
    </div>
  )
}
