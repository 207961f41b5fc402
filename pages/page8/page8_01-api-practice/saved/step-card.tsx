import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useLocation, useNavigate } from 'react-router'
import { MethodBadge } from '#client/http/method-badge.tsx'
import { useMessages } from '#client/i18n/i18n.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { addressOf } from '#pages/page8/page8_01-api-practice/request/request.ts'
import { writeValues } from '#pages/page8/page8_01-api-practice/request/share.ts'
import { listSearch } from '#pages/page8/page8_01-api-practice/search-params.ts'
import { usePaths } from '#pages/page8/page8_01-api-practice/use-route.ts'
import type { Step } from '#resources/saved-requests/contract.ts'
import { itemAt } from '#shared/objects.ts'
import { savedMessages } from './messages.ts'
import type { StepState } from './runs/run.ts'
import { StepResult } from './runs/step-result.tsx'
import { reference } from './runs/variables.ts'
import styles from './saved.module.css'
import { StepEditor } from './step-editor.tsx'
import { secretsOf, valuesOfStep } from './steps.ts'
import type { SavedForm } from './use-saved-form.ts'

type Props = {
  form: SavedForm['form']
  steps: readonly Step[]
  index: number
  /** undefined: this version of the console does not have the endpoint. */
  operation: Operation | undefined
  state: StepState | undefined
  /** Names that it uses and no earlier step takes. */
  unknown: string[]
  isOpen: boolean
  onToggle: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One step: its request, its result in the last run and, when open, its editor. */
export function StepCard({ form, steps, index, operation, state, unknown, isOpen, onToggle, onMove, onRemove }: Props) {
  const t = useMessages(savedMessages)
  const open = useOpenAsRequest()
  const place = index + 1
  // The index comes from the list itself.
  const step = itemAt(steps, index)
  const secrets = operation ? secretsOf(operation) : []
  return (
    <li className={`${look.panel} ${look.stack}`} data-gap="12" aria-label={t('step', { place, id: step.operation })}>
      <header className={`${look.row} ${look.top}`} data-gap="8 12">
        <span
          className={`${look.centered} ${look.digits} ${look.rigid} ${look.strong} ${look.tinted} ${styles.place}`}
          aria-hidden="true"
        >
          {place}
        </span>
        <div className={`${look.stack} ${look.grow} ${look.shrink}`} style={{ flexBasis: 200 }} data-gap="2">
          <h3 className={`${look.row} ${look.breaking}`}>
            {operation && <MethodBadge method={operation.method} />} {step.operation}
          </h3>
          {operation && (
            <code className={`${look.dim} ${look.mono} ${look.small}`}>
              {readable(addressOf(operation, valuesOfStep(operation, step)))}
            </code>
          )}
        </div>
        <div className={`${look.flex} ${look.rigid} ${look.away}`} data-gap="2">
          <IconButton
            icon={IconArrowUp}
            data-move={-1}
            label={t('moveUp', { place })}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={IconArrowDown}
            data-move={1}
            label={t('moveDown', { place })}
            disabled={index === steps.length - 1}
            onClick={() => onMove(1)}
          />
          {operation && (
            <>
              <IconButton
                icon={IconExternalLink}
                label={t('openStep', { place })}
                onClick={() => open(operation, step)}
              />
              <IconButton
                icon={IconPencil}
                label={t('editStep', { place })}
                aria-expanded={isOpen}
                onClick={onToggle}
              />
            </>
          )}
          <IconButton
            icon={IconTrash}
            isDanger
            label={t('removeStep', { place })}
            disabled={steps.length === 1}
            onClick={onRemove}
          />
        </div>
      </header>
      {!operation && (
        <p className={look.message} data-tone="warn">
          {t('goneStep')}
        </p>
      )}
      {unknown.length > 0 && (
        <p className={look.message} data-tone="warn">
          {t('unknownNames', { count: unknown.length, names: unknown.map(reference).join(', ') })}
        </p>
      )}
      {secrets.length > 0 && <p className={look.dim}>{t('secretsLeftOut', { names: secrets.join(', ') })}</p>}
      <StepResult place={place} step={step} operation={operation} state={state} />
      {operation && isOpen && <StepEditor form={form} index={index} steps={steps} operation={operation} />}
    </li>
  )
}

/** Shows `{{id}}` in a URL unencoded. */
const readable = (address: string) => address.replaceAll('%7B', '{').replaceAll('%7D', '}')

/** Opens the step's request in the request form. */
function useOpenAsRequest() {
  const navigate = useNavigate()
  const paths = usePaths()
  const { search } = useLocation()
  return (operation: Operation, step: Step) =>
    navigate(paths.operation(operation) + writeValues(operation, valuesOfStep(operation, step), listSearch(search)))
}
