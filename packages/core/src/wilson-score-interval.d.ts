declare module 'wilson-score-interval' {
  /** Wilson score interval of `positive` out of `total` at 95%. */
  export default function wilson(positive: number, total: number): { left: number; right: number };
}
