import { Button } from '@mantine/core'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useState } from 'react'
import { useMessages } from '#client/i18n.ts'
import { Choices } from '#client/ui/choices/choices.tsx'
import { copyText } from '#client/ui/copy/copy-text.ts'
import { curlCode } from './code-curl.ts'
import { fetchCode } from './code-fetch.ts'
import { hookCode } from './code-hook.ts'
import styles from './code-panel.module.css'
import { typesCode } from './code-types.ts'
import type { Operation } from './document.ts'
import { messages } from './messages.ts'
import type { Values } from './values.ts'

const WRITERS = { fetch: fetchCode, curl: curlCode, hook: hookCode, types: typesCode } as const
type Kind = keyof typeof WRITERS
const KINDS = Object.keys(WRITERS) as Kind[]

/** The call as code that runs as it is. It names secrets and holds none. */
export function CodePanel({ operation, values }: { operation: Operation; values: Values }) {
  const t = useMessages(messages)
  const [kind, setKind] = useState<Kind>('fetch')
  const code = WRITERS[kind](operation, values, location.origin)
  const variables = [...new Set(code.match(/STRIVE_\w+/g))].join(', ')
  const note =
    kind === 'hook' || kind === 'types'
      ? t(`note_${kind}`)
      : variables
        ? t(`note_${kind}`, { variables })
        : t('note_plain')
  return (
    <section className={styles.panel} aria-labelledby="copy-as">
      <div className={styles.head}>
        <h2 id="copy-as" className={styles.title}>
          {t('copyAs')}
        </h2>
        <Choices
          label={t('copyAs')}
          value={kind}
          onChange={setKind}
          choices={KINDS.map(value => ({ value, label: t(`as_${value}`) }))}
        />
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconCopy size={15} aria-hidden />}
          onClick={() => copyText(code)}
        >
          {t('copyBody')}
        </Button>
      </div>
      <p className={styles.note}>{note}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <pre className={styles.code} tabIndex={0}>
        {code}
      </pre>
    </section>
  )
}
