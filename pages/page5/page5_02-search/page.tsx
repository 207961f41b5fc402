import { useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { Chips } from './chips.tsx'
import { Facets } from './facets.tsx'
import { linksIn } from './hits.tsx'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { Results } from './results.tsx'
import { SearchBox } from './search-box.tsx'
import { PAGE_SIZE } from './search-params.ts'
import { useProductSearch } from './use-product-search.ts'

export default function SearchPage() {
  const t = useMessages(messages)
  const { state, change, query } = useProductSearch()
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const toBox = () => box.current?.focus()
  const isOld = query.isPlaceholderData
  return (
    <div className={look.stack} style={{ maxWidth: 1080 }} data-gap="20">
      <SearchBox
        box={box}
        text={state.text}
        onSearch={(text, options) => change({ text, mayGuess: true, limit: PAGE_SIZE }, options)}
        onDown={() => linksIn(list)[0]?.focus()}
      />
      <div className={`${look.grid} ${look.top} ${styles.body}`}>
        <Facets state={state} counts={query.data?.facets} onChange={change} />
        <div className={look.stack} data-gap="12">
          <div className={look.row} data-gap="4 16" style={{ minHeight: 32 }}>
            <p role="status" className={`${look.strong} ${look.digits}`}>
              {query.data && !isOld ? t('found', { count: query.data.count }) : query.error ? '' : t('searching')}
            </p>
            <Chips state={state} onChange={change} onNone={toBox} />
          </div>
          <Loaded query={query} skeleton={<Skeleton height={640} />}>
            {found => (
              <Results found={found} state={state} areOld={isOld} list={list} onChange={change} onLeave={toBox} />
            )}
          </Loaded>
        </div>
      </div>
    </div>
  )
}
