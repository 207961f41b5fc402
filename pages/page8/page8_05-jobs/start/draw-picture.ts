const WIDTH = 960
const HEIGHT = 640

const mountain = (random: () => number, base: number) =>
  Array.from({ length: 9 }, (_, index) => [(index * WIDTH) / 8, base - random() * 180] as const)

/** A JPEG of a mountain range at night, different each time. */
export async function drawPicture(random: () => number = Math.random): Promise<File> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser can’t draw.')
  const sky = context.createLinearGradient(0, 0, 0, HEIGHT)
  sky.addColorStop(0, '#0b1020')
  sky.addColorStop(1, `hsl(${200 + random() * 80} 60% 45%)`)
  context.fillStyle = sky
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = '#fff'
  for (let star = 0; star < 80; star++) context.fillRect(random() * WIDTH, random() * HEIGHT * 0.5, 2, 2)
  for (const [base, color] of [
    [420, '#33406b'],
    [520, '#1b2444'],
    [620, '#0e142b'],
  ] as const) {
    context.fillStyle = color
    context.beginPath()
    context.moveTo(0, HEIGHT)
    for (const [x, y] of mountain(random, base)) context.lineTo(x, y)
    context.lineTo(WIDTH, HEIGHT)
    context.fill()
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
  return new File([blob], `mountains-${Date.now().toString(36)}.jpg`, { type: 'image/jpeg' })
}
