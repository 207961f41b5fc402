import { Button } from '@mantine/core'
import { type ComponentType, useEffect, useState } from 'react'
import { useMessages } from '#client/i18n.ts'
import { Notice } from '#client/ui/states/notice.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { BackToList } from '#pages/page8/page8_01-api-practice/back-to-list.tsx'
import type { Live, Operation } from '#pages/page8/page8_01-api-practice/document.ts'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import { RequestHead } from '#pages/page8/page8_01-api-practice/request-head.tsx'
import card from '#pages/page8/page8_01-api-practice/request-view.module.css'
import { useDraft } from '#pages/page8/page8_01-api-practice/use-draft.ts'
import type { Values } from '#pages/page8/page8_01-api-practice/values.ts'
import styles from './stream-place.module.css'

export type StreamProps = {
  operation: Operation
  operations: Operation[]
  live: Live
  values: Values
  onChange: (patch: Partial<Values>) => void
}

let Loaded: ComponentType<StreamProps> | null = null

/** Fetches the code of the view; a failed fetch is tried again at the next call. */
export async function loadStreams(): Promise<ComponentType<StreamProps>> {
  Loaded ??= (await import('./stream-view.tsx')).StreamView
  return Loaded
}

/** An entry that goes on once it is open: what it is stands at once, what can be done with it when its code is here. */
export function StreamPlace({ operation, operations, live }: Omit<StreamProps, 'values' | 'onChange'>) {
  const [values, change] = useDraft(operation)
  return (
    <div className={styles.place}>
      <BackToList />
      <section className={`${card.card} ${styles.head}`} aria-labelledby="operation">
        <RequestHead operation={operation} operations={operations} values={values} />
      </section>
      <LaterView operation={operation} operations={operations} live={live} values={values} onChange={change} />
    </div>
  )
}

function LaterView(props: StreamProps) {
  const t = useMessages(messages)
  const [View, setView] = useState<ComponentType<StreamProps> | null>(() => Loaded)
  const [tries, setTries] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try.
  useEffect(() => {
    loadStreams().then(
      view => setView(() => view),
      () => setHasFailed(true),
    )
  }, [tries])

  function handleRetry() {
    setHasFailed(false)
    setTries(tries + 1)
  }
  if (View) return <View {...props} />
  if (!hasFailed) return <Skeleton height="420px" />
  return (
    <Notice
      tone="bad"
      level={2}
      title={t('viewFailed')}
      actions={<Button onClick={handleRetry}>{t('viewAgain')}</Button>}
    >
      {t('viewFailedText')}
    </Notice>
  )
}
