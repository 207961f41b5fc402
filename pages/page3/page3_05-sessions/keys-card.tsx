import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useFormats } from '#client/i18n/formats.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { useGlobal } from '#client/state/state.ts'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { listKeys } from '#resources/keys/contract.ts'
import { messages } from './messages.ts'

const keysQuery = api.query(listKeys)

/** The operator's API keys that have been used, because programs need no session. */
export function KeysCard() {
  const t = useMessages(messages)
  const formats = useFormats()
  const mayRead = useGlobal(global => global.permissions.includes('keys:read'))
  const query = useQuery({ ...keysQuery, enabled: mayRead })
  if (!mayRead) return null
  return (
    <Card title={t('keys')}>
      <p className={look.intro}>{t('keysText')}</p>
      <Loaded query={query} skeleton={<Skeleton height={48} />}>
        {({ rows }) => {
          const used = rows.filter(({ usedAt }) => usedAt !== null)
          if (used.length === 0) return <p className={look.dim}>{t('noKeys')}</p>
          return (
            <ul className={look.rows}>
              {used.map(({ id, name, ending, sandbox, usedAt }) => (
                <li key={id}>
                  <strong>{name}</strong> <code>strive_…{ending}</code>{' '}
                  <span className={look.dim}>
                    {t('keyUsed', { sandbox: sandbox.name, age: formats.age(usedAt ?? '', Date.now()) })}
                  </span>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
      <p data-above="12">
        <LinkIfHere to={linkIfHere('page8_08')}>{t('toKeys')}</LinkIfHere>
      </p>
    </Card>
  )
}
