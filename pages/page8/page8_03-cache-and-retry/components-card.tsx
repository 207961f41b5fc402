import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { readProduct } from '#resources/products/contract.ts'
import { messages } from './messages.ts'
import type { PracticeCache } from './practice-cache.ts'
import { PracticeComponent } from './practice-component.tsx'
import { product } from './product.ts'
import type { Settings } from './search-params.ts'

const MAX_COMPONENTS = 10

type Props = { cache: PracticeCache; settings: Settings; isWaiting: boolean; onClear: () => void }

/** Components that want the same data, mounted and unmounted as if the operator changed pages. */
export function ComponentsCard({ cache, settings, isWaiting, onClear }: Props) {
  const t = useMessages(messages)
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
        <Button kind="main" disabled={isWaiting || components.length >= MAX_COMPONENTS} onClick={() => show(1)}>
          {t('mountOne')}
        </Button>
        <Button disabled={isWaiting || components.length >= MAX_COMPONENTS} onClick={() => show(5)}>
          {t('mountFive')}
        </Button>
        <Button disabled={components.length === 0} onClick={() => setComponents([])}>
          {t('unmountAll')}
        </Button>
        <Button onClick={() => void cache.invalidate(api.query(readProduct, product).queryKey)}>
          {t('invalidate')}
        </Button>
        <Button
          onClick={() => {
            setComponents([])
            cache.clear()
            onClear()
          }}
        >
          {t('clear')}
        </Button>
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
