import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { sessionQuery } from '#client/session/session.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { Empty } from '#client/ui/states/empty.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import type { Sandbox } from '#resources/sandboxes/contract.ts'
import { MAIN, MAX_SANDBOXES, MAX_SNAPSHOTS } from '#shared/platform/sandboxes.ts'
import { AskedDialog, type OpenDialog } from './dialogs.tsx'
import type { MadeKey } from './keys/keys.ts'
import { KeysCard } from './keys/keys-card.tsx'
import { messages } from './messages.ts'
import { SandboxCard } from './sandbox-card.tsx'
import { sandboxesQuery, shelvesOf, usedBy } from './sandboxes.ts'
import { ShopCard } from './shop-card.tsx'
import { SnippetsCard } from './snippets/snippets-card.tsx'
import { useSandboxActions } from './use-sandbox-actions.ts'

const NO_ROWS: Sandbox[] = []

export default function SandboxAndKeysPage() {
  const t = useMessages(messages)
  const query = useQuery(sandboxesQuery)
  const rows = query.data?.rows ?? NO_ROWS
  const [asked, setAsked] = useState<OpenDialog | null>(null)
  const [made, setMade] = useState<MadeKey | null>(null)
  const main = rows.find(({ id }) => id === MAIN)
  const used = usedBy(rows)
  const hasRoom = { sandbox: used.sandboxes < MAX_SANDBOXES, snapshot: used.snapshots < MAX_SNAPSHOTS }
  const newSandbox = (
    <Button
      kind="main"
      label={t('newSandbox')}
      disabled={!main || !hasRoom.sandbox}
      onClick={() => main && setAsked({ what: 'fork', of: main })}
    />
  )
  return (
    <>
      <PageHead actions={newSandbox} />
      <Loaded query={query} skeleton={<LoadingCards />}>
        {() => (
          <>
            <p className={look.dim} data-below="16" role="status">
              {t('used', { ...used, mostSandboxes: MAX_SANDBOXES, mostSnapshots: MAX_SNAPSHOTS })}
              {!(hasRoom.sandbox && hasRoom.snapshot) && ` · ${t('limitReached')}`}
            </p>
            <div data-below="16">
              <CurrentShop />
            </div>
            <div className={look.columns} style={{ '--column': '440px' }} data-below="16">
              <Shelves rows={rows} hasRoom={hasRoom} onAsk={setAsked} />
              {used.sandboxes === 0 && <Empty title={t('noneTitle')} text={t('noneText')} actions={newSandbox} />}
            </div>
            <div className={look.stack}>
              <KeysCard sandboxes={rows} onMade={setMade} />
              <SnippetsCard made={made} />
            </div>
          </>
        )}
      </Loaded>
      {asked && <AskedDialog asked={asked} rows={rows} onClose={() => setAsked(null)} />}
    </>
  )
}

function CurrentShop() {
  const { data: session } = useQuery(sessionQuery)
  return session && <ShopCard sandbox={session.sandbox} />
}

type ShelvesProps = {
  rows: Sandbox[]
  hasRoom: { sandbox: boolean; snapshot: boolean }
  onAsk: (asked: OpenDialog) => void
}

function Shelves({ rows, hasRoom, onAsk }: ShelvesProps) {
  const { data: session } = useQuery(sessionQuery)
  const actions = useSandboxActions()
  return shelvesOf(rows).map(shelf => (
    <SandboxCard
      key={shelf.sandbox.id}
      shelf={shelf}
      isCurrent={shelf.sandbox.id === session?.sandbox.id}
      actions={actions}
      hasRoom={hasRoom}
      onAsk={onAsk}
    />
  ))
}

const LoadingCards = () => (
  <>
    <div className={look.dim} data-below="16">
      <Skeleton height={21} width={260} />
    </div>
    <div className={look.columns} style={{ '--column': '440px' }} data-below="16">
      <Skeleton height={300} />
    </div>
  </>
)
