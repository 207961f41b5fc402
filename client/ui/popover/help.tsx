import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import look from '#client/ui/look.module.css'
import { Popover } from './popover.tsx'

type Props = { id: string; label: string; hints: readonly string[] }

/** What keys, mouse and touch do, behind a button. Screen readers have it as the description of what names its id. */
export const Help = ({ id, label, hints }: Props) => (
  <>
    <Popover label={label} button={<IconHelp size={18} aria-hidden />}>
      <ul className={look.stack} data-gap="8" data-pad="16">
        {hints.map(hint => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </Popover>
    <p id={id} hidden>
      {hints.join(' ')}
    </p>
  </>
)
