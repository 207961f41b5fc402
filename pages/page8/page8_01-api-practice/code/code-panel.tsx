import { useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import type { Values } from '#pages/page8/page8_01-api-practice/request/values.ts'
import { keysIn } from '#shared/objects.ts'
import { CopyAs } from './copy-as.tsx'
import { curlCode } from './curl.ts'
import { fetchCode } from './fetch.ts'
import { hookCode } from './hook.ts'
import { copyMessages } from './messages.ts'
import { typesCode } from './types.ts'

const WRITERS = { fetch: fetchCode, curl: curlCode, hook: hookCode, types: typesCode } as const
type Kind = keyof typeof WRITERS
const KINDS = keysIn(WRITERS)

/** The call as runnable code. It names secrets but contains none. */
export function CodePanel({ operation, values }: { operation: Operation; values: Values }) {
  const t = useMessages(copyMessages)
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
