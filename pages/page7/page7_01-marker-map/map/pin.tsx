import { type ListType, LOOKS } from '#pages/page7/page7_01-marker-map/markers/list-types.ts'
import { HEAD_Y, PIN_PATH } from './pins.ts'

/** A pin as SVG; its tip is in the middle of the lower edge. */
export const Pin = ({ type, size, className }: { type: ListType; size: number; className?: string }) => (
  <svg
    className={className}
    width={(size * 26) / 33}
    height={size}
    viewBox="-13 -31.5 26 33"
    aria-hidden="true"
    focusable="false"
  >
    <PinShape type={type} />
  </svg>
)

export const PinShape = ({ type }: { type: ListType }) => (
  <>
    <path d={PIN_PATH} fill={LOOKS[type].colour} stroke="#fff" strokeWidth="1.6" />
    <path d={LOOKS[type].sign} transform={`translate(0 ${HEAD_Y})`} fill="#fff" />
  </>
)
