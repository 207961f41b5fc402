import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { messages } from '#pages/page7/page7_02-sites/messages.ts'
import type { OnHover, Sites } from '#pages/page7/page7_02-sites/use-sites.ts'
import { listSites } from '#resources/sites/contract.ts'
import { NoSites } from './no-sites.tsx'
import styles from './panel.module.css'
import { SiteRow } from './row.tsx'

/** The traffic log keeps a response of this many rows completely. */
const PAGE_SIZE = 30

type Props = { sites: Sites; onHover: OnHover }

/** All sites of the area, by township: as many pages as were requested. */
export function SiteList({ sites, onHover }: Props) {
  const { t, formats } = useLocale(messages)
  const { filter, box, hovered, state, chooseSite } = sites
  const query = useInfiniteQuery({
    queryKey: [listSites.path, 'area', filter, box],
    // Read after the map, and again whenever the list is opened, so that the two can be compared in the traffic log.
    enabled: box !== null && !sites.query.isPlaceholderData,
    staleTime: 0,
    queryFn: ({ pageParam: cursor, signal }) =>
      api.call(listSites, { query: { ...filter, ...box, sort: 'township', limit: PAGE_SIZE, cursor } }, { signal }),
    // The first page has no cursor.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next ?? undefined,
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded query={query} height={320}>
      {({ pages }) => {
        const rows = pages.flatMap(page => page.rows)
        // There is always a first page.
        const { value = 0, isCapped = false } = pages[0]?.count ?? {}
        if (rows.length === 0) return <NoSites sites={sites} />
        return (
          <>
            <p className={look.note} role="status">
              {t(isCapped ? 'listCountMore' : 'listCount', { count: value, number: formats.number(value) })}
            </p>
            <ul
              className={`${look.packed} ${look.scroll} ${look.stack} ${styles.list}`}
              data-gap="2"
              aria-label={t('listLabel')}
            >
              {rows.map(site => (
                <li key={site.id}>
                  <SiteRow
                    site={site}
                    hovered={hovered}
                    onHover={onHover}
                    onChoose={() => chooseSite(site)}
                    isCurrent={site.id === state.site}
                  />
                </li>
              ))}
              {query.hasNextPage && (
                <li>
                  <Button
                    isWide
                    isBusy={query.isFetchingNextPage}
                    label={t('more')}
                    onClick={() => void query.fetchNextPage()}
                  />
                </li>
              )}
            </ul>
          </>
        )
      }}
    </Loaded>
  )
}
