import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { TabNote } from '#client/ui/tab-note.tsx'
import type { ApiKey } from '#resources/keys/contract.ts'
import type { Sandbox } from '#resources/sandboxes/contract.ts'
import { MAX_KEYS } from '#shared/platform/api-keys.ts'
import { EditKeyDialog } from './edit-key-dialog.tsx'
import { KeyItem } from './key-item.tsx'
import { keyMessages } from './key-messages.ts'
import { keysQuery, type MadeKey } from './keys.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'

type Props = { sandboxes: Sandbox[]; onMade: (made: MadeKey) => void }

export function KeysCard({ sandboxes, onMade }: Props) {
  const t = useMessages(keyMessages)
  const query = useQuery(keysQuery)
  const [isMaking, setIsMaking] = useState(false)
  const [edited, setEdited] = useState<ApiKey | null>(null)
  const isFull = (query.data?.rows.length ?? 0) >= MAX_KEYS
  return (
    <Card title={t('keys')}>
      <p className={look.intro}>{t('keysText')}</p>
      <TabNote of="program" />
      <Loaded query={query} skeleton={<Skeleton height={120} />}>
        {({ rows }) => (
          <>
            {rows.length === 0 ? (
              <p className={look.dim}>{t('noKeys')}</p>
            ) : (
              <ul className={look.rows}>
                {rows.map(key => (
                  <KeyItem key={key.id} apiKey={key} onEdit={() => setEdited(key)} />
                ))}
              </ul>
            )}
            <div className={look.row} data-above="12">
              <Button kind={rows.length === 0 ? 'main' : 'plain'} disabled={isFull} onClick={() => setIsMaking(true)}>
                {t('newKey')}
              </Button>
              {isFull && <span className={look.dim}>{t('keyLimit', { count: MAX_KEYS })}</span>}
            </div>
          </>
        )}
      </Loaded>
      {isMaking && <NewKeyDialog sandboxes={sandboxes} onMade={onMade} onClose={() => setIsMaking(false)} />}
      {edited && <EditKeyDialog apiKey={edited} onClose={() => setEdited(null)} />}
    </Card>
  )
}
