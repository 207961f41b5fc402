import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useClock } from '#client/state/use-clock.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { readProduct } from '#resources/products/contract.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'
import type { PracticeCache } from './practice-cache.ts'
import { product } from './product.ts'
import { optionsOf, type Settings } from './search-params.ts'

const MAX_COMPONENTS = 10

type Props = { cache: PracticeCache; settings: Settings; isWaiting: boolean; onClear: () => void }

/** Components that want the same data, mounted and unmounted as if the operator changed pages. */
export function ComponentsCard({ cache, settings, isWaiting, onClear }: Props) {
  const { t } = useLocale(messages)
  const [components, setComponents] = useState<readonly number[]>([])
  const show = (count: number) => {
    const from = (components.at(-1) ?? 0) + 1
    setComponents([
      ...components,
      ...Array.from({ length: Math.min(count, MAX_COMPONENTS - components.length) }, (_, index) => from + index),
    ])
  }
  return (
    <Card title={t('components')}>
      <p className={look.dim} data-below="12">
        {t('componentsText')}
      </p>
      <div className={look.row}>
        <Button
          kind="main"
          label={t('mountOne')}
          disabled={isWaiting || components.length >= MAX_COMPONENTS}
          onClick={() => show(1)}
        />
        <Button
          label={t('mountFive')}
          disabled={isWaiting || components.length >= MAX_COMPONENTS}
          onClick={() => show(5)}
        />
        <Button label={t('unmountAll')} disabled={components.length === 0} onClick={() => setComponents([])} />
        <Button
          label={t('invalidate')}
          onClick={() => void cache.invalidate(api.query(readProduct, product).queryKey)}
        />
        <Button
          label={t('clear')}
          onClick={() => {
            setComponents([])
            cache.clear()
            onClear()
          }}
        />
      </div>
      {components.length === 0 && (
        <p className={look.dim} data-above="12">
          {t('noComponents')}
        </p>
      )}
      <ul className={look.stack} data-above="12" data-gap="8">
        {components.map(number => (
          <PracticeComponent key={number} number={number} cache={cache} settings={settings} />
        ))}
      </ul>
    </Card>
  )
}

const NO_KEY: readonly unknown[] = []

/** A component that reads the product, and shows what the cache returns. */
function PracticeComponent({ number, cache, settings }: { number: number; cache: PracticeCache; settings: Settings }) {
  const { t, language } = useLocale(messages)
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
      className={`${look.box} ${look.row} ${styles.component}`}
      data-gap="4 12"
      data-pad="8 12"
      data-state={isFetching ? 'asking' : error ? 'failed' : isStale ? 'stale' : 'fresh'}
    >
      <strong>{t('component', { number })}</strong>
      {data && <span>{t('stock', { name: data.name[language], count: data.stock })}</span>}
      {data && <span className={`${look.dim} ${look.digits}`}>{t(isStale ? 'old' : 'fresh', { seconds })}</span>}
      {doing && <span className={look.dim}>{doing}</span>}
      {error && !isFetching && <span className={look.bad}>{t('failed', { reason: describe(error) })}</span>}
    </li>
  )
}
