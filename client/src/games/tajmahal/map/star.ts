/** A star with some points, around (0, 0). */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, place) => {
    const reach = place % 2 === 0 ? outer : inner;
    const angle = (Math.PI * place) / points;
    return `${(reach * Math.sin(angle)).toFixed(1)} ${(-reach * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}
