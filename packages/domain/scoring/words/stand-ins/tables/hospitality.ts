/** `names | what shows it | what is near it`: see `../stand-ins.ts`. */
export const hospitalityStandIns = `
menu development, menu planning, menu design | menu planning, daily specials, created recipes, culinary specials, menu developed, created menus, designed menus, menus created, developed menus, planned menus, revised menus | dishes created, develop menu
food cost control, food costs | food cost, food budgets, food quality costs, Cogs | portion control, waste reduced, reduce waste, kitchen budget, inventory ordering
haccp | Haccp, hazard analysis | food safety, food handling, food temperatures, Servsafe, health inspection, health department
servsafe or food handler certificate, servsafe, food handler certificate, food safety certification | Servsafe, certified food handler, food handlers card, food protection certificate, food handler certified, food handling certified | food safety training, trained sanitation, food safety
supervising kitchen staff, kitchen supervision, kitchen staff supervision, leading a kitchen team | supervised cooks, supervised kitchen, managed kitchen staff, kitchen staff managed, trained cooks, boh staff, oversaw kitchen staff, kitchen team led, managed kitchen, supervised crew, trained crew, directed cooks | kitchen operation, trained employees, oversee employees, coordinated kitchen
inventory and ordering, inventory ordering, ordering and inventory | inventory ordering, ordered supplies, ordering food, ordered food, ordering inventory, purchasing inventory, order items, orders supplies, ordering supplies | receiving deliveries
catering | catering, catered, banquets | events food
pastry | pastry, pastries, cakes, decorate cakes, bakes, baking | baked goods
food preparation | prepped food, prepared food, prepare meals, cooked |
food safety, food hygiene, food safety standards, sanitation standards, kitchen hygiene, food handling, food safety and sanitation | food safety, sanitation, food handling, Servsafe, Haccp, food hygiene, health codes, health inspections, sanitary standards, food temperatures, sanitized, clean kitchen, health department | cleaned kitchen, food preparation
cooking, line cooking, cooking experience, preparing meals, hot kitchen, grill and saute | cooked, line cook, prepared meals, cook, grill, saute, prepared food, prepared dishes, cooking, Broiler, fry station, chef, grilled | food preparation, prep cook
food prep, prep work, mise en place, ingredient preparation | prep cook, prepped food, food preparation, prepared food, chopped, prepared ingredients, food prep, mise place, prepared salads, prepared sandwiches, Prepping |
knife skills, cutting techniques, butchery | knife skills, Butchery, butcher, cut meat, cutting vegetables, carving, fabricated meats | food preparation, line cook
baking, bread baking, cakes and desserts, pastry making, dessert preparation | baked, baking, pastry, pastries, cakes, desserts, bread, baker, cake decorating | food preparation
plating, food presentation, plate presentation | plating, plated, food presentation, plate presentation, garnished | line cook
recipe development, recipe creation, creating dishes, developing recipes | recipes developed, created recipes, developed recipes, created dishes, developed menu, recipe development, new dishes, new recipes, menu items created, created menu | menu planning, daily specials
kitchen management, running a kitchen, kitchen operations, back of house operations | kitchen manager, kitchen operations, managed kitchen, executive chef, sous chef, ran kitchen, head chef, back house operations, kitchen supervisor, oversaw kitchen, head cook | kitchen staff, food costs, line cook, restaurant manager
restaurant management, managing a restaurant, food and beverage management, restaurant operations | restaurant manager, managed restaurant, food beverage manager, restaurant operations, general manager restaurant, food beverage director, assistant restaurant, front house manager | shift manager, food costs, kitchen manager, bar manager, @restaurant manager
table service, waiting tables, serving, food service, serving food and drinks, waiter service, serving guests | waited tables, server, waitress, waiter, served food, food service, served guests, took orders guests, served customers food, dining room, served drinks, table service, serving meals | Bartender, bussed tables
hosting, host or hostess, seating guests, greeting and seating guests, reservations, reservation management | hostess, seated guests, reservations, host, greeted seated, seating, booked reservations, reservation system | front desk, greeted guests
bartending, mixing drinks, bar service, cocktails, bar operations | Bartender, Cocktails, mixed drinks, bar service, Bartending, bar manager, Mixology | served drinks
barista, coffee preparation, espresso, coffee making | Barista, espresso, coffee, Starbucks, Latte | served customers
wine knowledge, wine service, sommelier | wine, Sommelier, wine list, wine pairing | Bartender, fine dining
fine dining, upscale dining, banquet service, banquets | fine dining, banquet, banquets, upscale restaurant, four star, five star, white tablecloth |
hotel front desk, front office operations, hotel reception, guest check in, guest check in and check out, check in and check out | hotel front desk, checked guests, guest check, front desk agent, guests checked, front office, hotel reception, night auditor, guest registration, front desk hotel | Receptionist, Concierge, guest service
guest relations, guest services, guest satisfaction, hospitality service, guest experience | guest relations, guest services, guest satisfaction, guests, guest complaints, guest experience, guest requests, Concierge, hospitality | customer service, greeted customers
hotel management, hotel operations, rooms division, lodging management | hotel manager, hotel operations, managed hotel, rooms division, front office manager, general manager hotel, resort manager, lodging | front desk, Housekeeping, guest services, restaurant manager
property management system, opera pms, hotel software, opera | opera, Pms, property management system, Fidelio, Onq, micros | front desk, reservations system
concierge services, concierge | Concierge | guest services, front desk, travel arrangements
housekeeping, room cleaning, hotel housekeeping, cleaning rooms | Housekeeping, housekeeper, cleaned rooms, room attendant, guest rooms, room cleaning, made beds, changed linens | Janitorial
housekeeping supervision, supervising housekeeping | housekeeping supervisor, supervised housekeeping, executive housekeeper, housekeeping manager, supervised housekeepers, inspected rooms | Housekeeping, janitorial supervisor
cleaning, janitorial, janitorial services, commercial cleaning, cleaning and sanitizing, sanitizing | cleaned, Janitorial, Custodian, cleaning, janitor, Custodial, mopped, sanitized, vacuumed, swept, mopping, Disinfected, sanitizing, cleaning restrooms | Housekeeping, building maintenance
laundry, laundry operations, linen care | laundry, linens, washed linens, dry cleaning, ironing, pressed garments | Housekeeping
dishwashing, kitchen porter, cleaning kitchens | Dishwasher, washed dishes, Dishwashing, dishes, cleaned kitchen, kitchen helper | food preparation
event planning and execution, event coordination, event management, wedding planning, banquet coordination, organizing events | planned events, event planner, coordinated events, organized events, event coordinator, special events, weddings, event management, banquet events, event planning, event manager, conferences organized | meetings coordinated, trade shows
catering operations, catering events, catering service | catering, catered, banquets, catering events, Caterer | event coordination, food service
event setup, event set up, venue setup, setting up events | event setup, set up events, banquet set up, setup tables, room setup, set up banquet, stage setup, set up tables | audio visual
event budgets, event budgeting | event budget, event budgets, budget events | event planning, vendors negotiated
travel booking for clients, travel agency, booking travel, travel consulting, itinerary planning | travel agent, booked flights, travel agency, itineraries, booked travel, travel packages, tour packages, cruise, airline reservations, Sabre, Amadeus | travel arrangements, tour guide
tour guiding, guided tours, leading tours | tour guide, guided tours, led tours, conducted tours, tours | travel agent
beverage cost control, liquor inventory, beverage inventory, bar inventory | liquor inventory, beverage costs, beverage inventory, bar inventory, liquor cost | food cost, bar manager
labor cost control, labor costs, labour cost control, controlling labor costs | labor costs, labor cost, payroll budget, labor budget, labor percentages, labor hours controlled | staff scheduling, food cost, budget managed, cost control
portion control, waste control in kitchens, minimizing food waste | portion control, food waste, minimized waste, reduced waste food, portions, waste food | food cost, inventory kitchen
kitchen equipment, operating kitchen equipment | kitchen equipment, Fryers, ovens, slicers, steam kettles, commercial kitchen | line cook, food preparation
dietary requirements, special diets, allergen awareness, allergies | special diets, allergens, dietary restrictions, food allergies, therapeutic diets, gluten free, vegan, dietary needs | menu planning, dietary aide
fast food, quick service, quick service restaurant | fast food, quick service, Mcdonalds, drive thru, burger king, taco bell, subway, Wendys | food preparation, crew member
food ordering, ordering food and supplies, stock ordering in kitchens, food inventory | food orders, ordered food, food inventory, ordering supplies kitchen, inventory food, ordering food, ordered produce, food ordering, kitchen inventory | receiving deliveries
cruise ship, yacht, on board service, cabin crew, flight attendant service | cruise ship, yacht, flight attendant, cabin crew, flight attendants, onboard | guest services
`;
