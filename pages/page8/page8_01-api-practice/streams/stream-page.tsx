import look from '#client/ui/look.module.css'
import { laterPart } from '#client/ui/states/later-part.tsx'
import { BackToList } from '#pages/page8/page8_01-api-practice/back-to-list.tsx'
import { RequestHead } from '#pages/page8/page8_01-api-practice/request/request-head.tsx'
import { useDraft } from '#pages/page8/page8_01-api-practice/request/use-draft.ts'
import styles from './stream-page.module.css'
import type { StreamProps } from './stream-props.ts'

/** Loaded on demand: a code chunk of its own. */
export const StreamView = laterPart<StreamProps>(
  'stream view',
  () => import('./stream-view.tsx').then(view => view.StreamView),
  '420px',
)

/** A live endpoint. Its description appears at once, its controls once their code has loaded. */
export function StreamPage({ operation, operations, live }: Omit<StreamProps, 'values' | 'onChange'>) {
  const [values, change] = useDraft(operation)
  return (
    <div className={`${look.stack} ${look.shrink} ${styles.page}`} data-gap="16">
      <BackToList />
      <section className={look.panel} aria-labelledby="operation">
        <RequestHead operation={operation} operations={operations} values={values} />
      </section>
      <StreamView operation={operation} operations={operations} live={live} values={values} onChange={change} />
    </div>
  )
}
