import type { LngLat } from '#client/ui/map/viewpoint.ts'

/** `25.03300, 121.56540`: latitude first, accurate to about a metre. */
export const formatLocation = ({ lat, lng }: LngLat): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`
