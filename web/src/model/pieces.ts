/** The names of what lies in the boxes, in the order in which they are listed. */

export const TERRAINS = ['wheat', 'forest', 'lake', 'pasture', 'swamp', 'mine', 'town'] as const;
export const COATS = ['dot', 'line', 'double_dot', 'double_line', 'filled', 'quarters'] as const;
export const BUILDINGS = [
  'bakery', 'sawmill', 'fishmonger', 'spinning_mill', 'school_of_magic', 'foundry', 'church', 'safe_tower', 'safe_knight',
  'small_tavern', 'big_tavern', 'guardtower', 'fortress', 'travelling_castle', 'training_camp', 'statue', 'queens_tower',
] as const;

const among = (names: readonly string[], name: string) => names.includes(name);
export const isTerrain = (name: string) => among(TERRAINS, name);
export const isCoat = (name: string) => among(COATS, name);
export const isBuilding = (name: string) => among(BUILDINGS, name);
