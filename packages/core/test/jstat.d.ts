declare module 'jstat' {
  const jstat: { readonly chisquare: { cdf(x: number, degrees: number): number } };
  export default jstat;
}
