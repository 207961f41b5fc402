import { HEAD_Y, PIN_PATH, type PinLook } from './pins.ts'

/** A pin as SVG; its tip is in the middle of the lower edge. */
export const Pin = ({ look, size, className }: { look: PinLook; size: number; className?: string }) => (
  <svg
    className={className}
    width={(size * 26) / 33}
    height={size}
    viewBox="-13 -31.5 26 33"
    aria-hidden="true"
    focusable="false"
  >
    <PinShape look={look} />
  </svg>
)

export const PinShape = ({ look: { colour, sign } }: { look: PinLook }) => (
  <>
    <path d={PIN_PATH} fill={colour} stroke="#fff" strokeWidth="1.6" />
    <path d={sign} transform={`translate(0 ${HEAD_Y})`} fill="#fff" />
  </>
)
