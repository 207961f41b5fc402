import type { KeyboardEvent, RefObject } from 'react'
import { formatMoney } from '#client/i18n/money.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { hasModifier } from '#client/shortcuts/has-modifier.ts'
import look from '#client/ui/look.module.css'
import { Marked } from '#client/ui/marked.tsx'
import type { Hit } from '#resources/product-search/contract.ts'
import { stockStateOf } from '#resources/product-search/rules.ts'
import { LANGUAGE_TAGS } from '#shared/messages.ts'
import styles from './hits.module.css'
import { messages } from './messages.ts'

const STOCK_TONES = { enough: 'good', low: 'warn', gone: 'bad' } as const

type Props = {
  list: RefObject<HTMLUListElement | null>
  hits: readonly Hit[]
  /** The hits belong to the previous search; the new ones are loading. */
  areOld: boolean
  /** Called on the up arrow key at the first hit. */
  onLeave: () => void
}

/** The hits, each a link. Arrow keys move between them, and from the first one back to the search box. */
export function Hits({ list, hits, areOld, onLeave }: Props) {
  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || hasModifier(event)) return
    event.preventDefault()
    const links = linksIn(list)
    const next = links.findIndex(link => link.matches(':focus')) + step
    if (next < 0) onLeave()
    else links[next]?.focus()
  }
  return (
    <ul
      ref={list}
      className={`${look.clip} ${look.divided} ${look.frame} ${styles.hits}`}
      data-old={areOld}
      onKeyDown={handleKeyDown}
    >
      {hits.map(hit => (
        <HitItem key={hit.id} hit={hit} />
      ))}
    </ul>
  )
}

export const linksIn = (list: RefObject<HTMLUListElement | null>): HTMLAnchorElement[] => [
  ...(list.current?.querySelectorAll('a') ?? []),
]

function HitItem({ hit }: { hit: Hit }) {
  const { t, language } = useLocale(messages)
  const other = language === 'en' ? 'zh' : 'en'
  const state = stockStateOf(hit)
  return (
    <li
      className={`${look.pick} ${look.between} ${look.flex} ${look.relative} ${styles.hit}`}
      data-pad="12"
      data-gap="16"
    >
      <div className={`${look.grid} ${look.shrink} ${look.packed}`}>
        <LinkIfHere
          to={linkIfHere('page5_03', { search: hit.sku })}
          className={`${look.strong} ${look.plainLink} ${look.underlines} ${look.quietFocus} ${styles.name}`}
        >
          <Marked text={hit.name[language]} spans={hit.spans[language]} />
        </LinkIfHere>
        <span lang={LANGUAGE_TAGS[other]} className={look.note}>
          <Marked text={hit.name[other]} spans={hit.spans[other]} />
        </span>
        <span className={look.note}>
          {t(`is_${hit.category}`)} · <Marked text={hit.sku} spans={hit.spans.sku} />
        </span>
      </div>
      <div className={`${look.digits} ${look.rigid} ${look.endText} ${look.grid} ${look.shrink} ${look.packed}`}>
        <span className={look.strong}>{formatMoney(hit.priceCents, language)}</span>
        <span className={`${look.normal} ${look.toneText}`} data-tone={STOCK_TONES[state]}>
          {t(`stock_${state}`, { count: hit.stock })}
        </span>
        {hit.discontinuedAt !== null && <span className={look.note}>{t('is_discontinued')}</span>}
      </div>
    </li>
  )
}
