import { useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { curlCode } from './code-curl.ts'
import { fetchCode } from './code-fetch.ts'
import { hookCode } from './code-hook.ts'
import { typesCode } from './code-types.ts'
import { CopyAs } from './copy-as.tsx'
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
  const kinds = KINDS.map(value => ({ value, label: t(`as_${value}`) }))
  return <CopyAs kinds={kinds} kind={kind} onKindChange={setKind} code={code} note={note} />
}
