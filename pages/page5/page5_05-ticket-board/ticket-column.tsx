import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useId } from 'react'
import { useProblemText } from '#client/api/problem-text.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import type { Ticket } from '#resources/tickets/contract.ts'
import { type TicketStatus, wrongInMove } from '#resources/tickets/rules.ts'
import styles from './board.module.css'
import type { Column } from './columns/use-column.ts'
import type { Held } from './drag/use-held.ts'
import type { Refusal } from './drag/use-moves.ts'
import { messages } from './messages.ts'
import { TicketCard } from './ticket-card.tsx'
import type { Staff } from './use-staff.ts'

type Props = {
  status: TicketStatus
  column: Column
  /** As shown, with cards that are being carried or saved. */
  tickets: readonly Ticket[]
  countChange: number
  /** A strip that shows only the name and the count. */
  isNarrow: boolean
  /** Makes the column wide or narrow. */
  onWiden?: (isWide: boolean) => void
  /** A card that was dropped here is back where it was. */
  refusal: Refusal | null
  onDismiss: () => void
  /** The only column shown on a small screen. */
  isChosen: boolean
  held: Held | null
  tabId: number | null
  staff: Staff
  isUnderWay: (ticketId: number) => boolean
  onFocus: (ticketId: number) => void
  onOpen: (ticketId: number) => void
}

export function TicketColumn({ status, column, tickets, countChange, isChosen, held, ...rest }: Props) {
  const { isNarrow, onWiden, refusal, onDismiss, ...card } = rest
  const t = useMessages(messages)
  const describe = useProblemText()
  const id = useId()
  const { count, error } = column
  const total = count && count.value + countChange
  const isWrong = held !== null && wrongInMove(held.ticket, status) !== null
  return (
    <section
      className={`${look.column} ${styles.column}`}
      data-gap="8"
      aria-labelledby={id}
      data-column={status}
      data-chosen={isChosen}
      data-narrow={isNarrow}
      data-over={held?.slot.status === status ? (isWrong ? 'wrong' : 'good') : undefined}
    >
      <div className={`${look.line} ${styles.head}`}>
        <h2 id={id} className={look.subtitle}>
          {t(status)}
          {total !== undefined && (
            <span className={`${look.dim} ${look.digits} ${look.light}`}>
              <span aria-hidden="true"> {count?.isCapped ? `${total}+` : total}</span>
              <span className="visually-hidden">{t('ticketCount', { count: total })}</span>
            </span>
          )}
        </h2>
        {isWrong && (
          <span className={`${look.flex} ${look.away} ${look.bad}`} title={t('notAllowed')}>
            <IconBan size={16} aria-hidden />
            <span className="visually-hidden">{t('notAllowed')}</span>
          </span>
        )}
        {onWiden && (
          <IconButton
            icon={isNarrow ? IconChevronRight : IconChevronLeft}
            label={t(isNarrow ? 'widen' : 'narrow', { column: t(status) })}
            onClick={() => onWiden(isNarrow)}
          />
        )}
      </div>
      {refusal && <RefusedDrop {...{ refusal, onDismiss }} onAssign={card.onOpen} />}
      {!isNarrow && (
        <div className={`${look.stack} ${look.grow} ${look.packed} ${styles.scroller}`} data-gap="8" data-scrolls="">
          {column.isLoading && !error && (
            <div role="status">
              <span className="visually-hidden">{t('loadingColumn')}</span>
              <Skeleton height={420} />
            </div>
          )}
          {error && (
            <div className={look.message} data-tone="bad" role="alert">
              <p data-below="8">{t('failedColumn', { reason: describe(error) })}</p>
              <Button isSmall label={t('retry')} onClick={column.retry} />
            </div>
          )}
          <ol className={look.stack} data-gap="8">
            {tickets.map(ticket => (
              <TicketCard key={ticket.id} ticket={ticket} isHeld={held?.ticket.id === ticket.id} {...card} />
            ))}
          </ol>
          {!column.isLoading && !error && tickets.length === 0 && (
            <p className={look.dim} data-pad="12 0">
              {t('emptyColumn')}
            </p>
          )}
          {column.hasMore && (
            <Button
              isSmall
              isWide
              isBusy={column.isLoadingMore}
              label={
                <>
                  {t('showMore')}
                  <span className="visually-hidden"> ({t(status)})</span>
                </>
              }
              onClick={column.showMore}
            />
          )}
        </div>
      )}
    </section>
  )
}

type RefusedDropProps = { refusal: Refusal; onAssign: (ticketId: number) => void; onDismiss: () => void }

/** Why a dropped card went back, with what helps. */
function RefusedDrop({ refusal: { ticketId, text, isUnassigned }, onAssign, onDismiss }: RefusedDropProps) {
  const t = useMessages(messages)
  return (
    <div
      className={`${look.message} ${look.stack}`}
      style={{ marginInline: 8 }}
      data-tone="warn"
      data-gap="8"
      role="alert"
    >
      <p>{text}</p>
      <div className={look.line} data-gap="8">
        {isUnassigned && <Button isSmall label={t('assign')} onClick={() => onAssign(ticketId)} />}
        <Button isSmall label={t('dismiss')} onClick={onDismiss} />
      </div>
    </div>
  )
}
