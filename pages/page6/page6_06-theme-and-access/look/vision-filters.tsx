import { VISIONS, type Vision } from '#pages/page6/page6_06-theme-and-access/search-params.ts'

type Imitated = Exclude<Vision, 'none'>

/**
 * How light reaches eyes without one kind of cone, as matrices for linear RGB: Machado, Oliveira and Fernandes, “A
 * Physiologically-based Model for Simulation of Color Vision Deficiency” (2009), severity 1.0. Without any cones, only
 * the luminance is left (the weights of WCAG 2.2).
 */
const MATRICES: Record<Imitated, readonly number[]> = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  achromatopsia: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
}

/** The rows of `feColorMatrix`: red, green and blue, no alpha, no offset. */
const valuesOf = (matrix: readonly number[]) =>
  `${[0, 3, 6].map(row => `${matrix.slice(row, row + 3).join(' ')} 0 0`).join(' ')} 0 0 0 1 0`

const isImitated = (vision: Vision): vision is Imitated => vision !== 'none'

export const filterOf = (vision: Vision): string => (isImitated(vision) ? `url(#vision-${vision})` : 'none')

/** The filters, for CSS to refer to. Not hidden with `display: none`, which would turn them off in some browsers. */
export const VisionFilters = () => (
  <svg width={0} height={0} style={{ position: 'absolute' }} aria-hidden="true">
    {VISIONS.filter(isImitated).map(vision => (
      <filter key={vision} id={`vision-${vision}`} colorInterpolationFilters="linearRGB">
        <feColorMatrix type="matrix" values={valuesOf(MATRICES[vision])} />
      </filter>
    ))}
  </svg>
)
