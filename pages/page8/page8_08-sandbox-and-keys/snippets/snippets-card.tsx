import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Choices } from '#client/ui/choices/choices.tsx'
import { copyText } from '#client/ui/copy/copy-text.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { keysQuery, type MadeKey } from '#pages/page8/page8_08-sandbox-and-keys/keys/keys.ts'
import { keyMessages } from '#pages/page8/page8_08-sandbox-and-keys/keys/messages.ts'
import type { ApiKey } from '#resources/keys/contract.ts'
import { SNIPPETS, type Snippet, type SnippetKind, snippetsOf } from './snippets.ts'

/** Code for the operator's own front end, with this console's URL and a chosen key. */
export function SnippetsCard({ made }: { made: MadeKey | null }) {
  const t = useMessages(keyMessages)
  const keys = useQuery(keysQuery).data?.rows ?? []
  const [kind, setKind] = useState<SnippetKind>('fetch')
  // The default: the key that was just created, or else the first one.
  const [chosenId, setChosenId] = useState<string | null>(null)
  const key = keys.find(({ id }) => id === (chosenId ?? made?.id)) ?? keys[0] ?? null
  const token = key !== null && key.id === made?.id ? made.token : null
  return (
    <Card title={t('snippets')}>
      <p className={look.intro}>{t('snippetsText')}</p>
      <div className={`${look.row} ${look.bottom}`} data-gap="12">
        {keys.length > 0 && (
          <SelectField
            label={t('forKey')}
            value={key?.id}
            options={keys.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={event => setChosenId(event.currentTarget.value)}
          />
        )}
        <Choices
          label={t('kind')}
          value={kind}
          onChange={setKind}
          choices={SNIPPETS.map(value => ({ value, label: t(`as_${value}`) }))}
        />
      </div>
      <p className={look.note} data-above="12" data-below="12">
        {t(noteOf(kind, key, token))}
        {key && key.origins.length === 0 && kind !== 'curl' && ` ${t('note_noOrigins')}`}
      </p>
      {snippetsOf(kind, { address: location.origin, key, token }).map(snippet => (
        <SnippetText key={snippet.file} {...snippet} />
      ))}
    </Card>
  )
}

function noteOf(kind: SnippetKind, key: ApiKey | null, token: string | null) {
  if (kind === 'hook') return 'note_hook'
  if (token) return 'note_made'
  return key ? 'note_hidden' : 'note_none'
}

function SnippetText({ file, code }: Snippet) {
  const t = useMessages(keyMessages)
  return (
    <figure data-above="12">
      <figcaption className={`${look.line} ${look.between}`} data-below="4">
        <code>{file}</code>
        <Button
          isSmall
          icon={IconCopy}
          iconSize={14}
          aria-label={t('actionOf', { action: t('copy'), name: file })}
          label={t('copy')}
          onClick={() => copyText(code)}
        />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
      <pre className={look.code} style={{ maxHeight: 420 }} tabIndex={0}>
        {code}
      </pre>
    </figure>
  )
}
