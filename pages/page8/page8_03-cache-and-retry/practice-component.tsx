import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { useClock } from '#client/state/use-clock.ts'
import look from '#client/ui/look.module.css'
import { readProduct } from '#resources/products/contract.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'
import type { PracticeCache } from './practice-cache.ts'
import { product } from './product.ts'
import { optionsOf, type Settings } from './search-params.ts'

const NO_KEY: readonly unknown[] = []

/** A component that reads the product, and shows what the cache returns. */
export function PracticeComponent({
  number,
  cache,
  settings,
}: {
  number: number
  cache: PracticeCache
  settings: Settings
}) {
  const t = useMessages(messages)
  const language = useLanguage()
  const describe = useProblemText()
  const { data, error, isFetching, failureCount, dataUpdatedAt, isStale } = useQuery(
    {
      queryKey: [...api.query(readProduct, product).queryKey, ...(settings.keys === 'own' ? [number] : NO_KEY)],
      queryFn: ({ signal }) => {
        cache.noteSent()
        // Without `no-store`, the browser's own cache makes one request for a URL wait for another, whatever their
        // query keys.
        return api.call(readProduct, product, { signal, cache: 'no-store' })
      },
      ...optionsOf(settings),
    },
    cache.client,
  )
  const now = useClock(data !== undefined)
  const seconds = Math.max(0, Math.round((now - dataUpdatedAt) / 1000))
  const doing =
    isFetching && (failureCount > 0 ? t('retrying', { count: failureCount }) : t(data ? 'refetching' : 'fetching'))
  return (
    <li
      className={`${look.flex} ${look.wrapping} ${styles.component}`}
      data-pad="8 12"
      data-state={isFetching ? 'asking' : error ? 'failed' : isStale ? 'stale' : 'fresh'}
    >
      <strong>{t('component', { number })}</strong>
      {data && <span>{t('stock', { name: data.name[language], count: data.stock })}</span>}
      {data && <span className={`${look.dim} ${look.digits}`}>{t(isStale ? 'old' : 'fresh', { seconds })}</span>}
      {doing && <span className={styles.doing}>{doing}</span>}
      {error && !isFetching && <span className={look.bad}>{t('failed', { reason: describe(error) })}</span>}
    </li>
  )
}
